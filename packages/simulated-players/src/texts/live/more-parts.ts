import type { LanguageParts } from './parts-source.ts';

/** Answers to messages in German, Dutch, Swedish and Japanese. */
export const MORE_PARTS: LanguageParts = {
  de: {
    well: [
      '{Gut, danke!|Ganz gut.|Müde, aber gut.} {Und dir?|Und selbst?} {?{live.close}}',
      '{live.open} {Kann nicht klagen.|Geht so, das Wetter.|Bestens.} {?Und bei dir?} {?{live.close}}',
    ],
    open: ['Hallo {friend}!', 'Hi {friend}.', 'Na du.', 'Moin!'],
    close: [
      'Bis bald!',
      'Ich muss los.',
      'Meine Bahn kommt.',
      'Schönen {weekday} noch!',
      'Schreib mal wieder.',
    ],
    greeting: [
      '{live.open} {Wie geht es dir?|Alles gut?|Was treibst du?} {?{live.close}}',
      '{live.open} Ich sortiere gerade {meinen Beutel|den Keller|Wäsche}. {?Und du?}',
      '{live.open} Schön, dass du schreibst. {?{live.close}}',
    ],
    thanks: [
      '{Gern geschehen!|Keine Ursache.|Immer gern, {friend}.} {?{live.close}}',
      'Dafür sind Freunde da. {?{live.close}}',
    ],
    birthday: [
      'Danke dir, {friend}! {?Du hast dran gedacht!} {?{live.close}}',
      'Vielen Dank! {Kuchen gibt es später.|Wieder ein Jahr.|Heute wird gefeiert.} {?{live.close}}',
    ],
    spare: [
      '{item}? Da hab ich eins übrig, #{number}. {Willst du es?|Tauschen wir?} {?{live.close}}',
      '{live.open} {item} #{number} liegt bei mir rum. {?Mach ein Angebot.}',
    ],
    need: [
      '{item} fehlt mir selbst noch. {?Wenn du zwei findest, denk an mich.} {?{live.close}}',
      '{item} such ich auch! {?Was willst du dafür?} {?{live.close}}',
    ],
    item: [
      '{item} kenn ich, leider keins übrig. {?{live.close}}',
      'Ach, {item}. {Schön, aber ich hab keins zu viel.|Da muss ich passen.} {?{live.close}}',
    ],
    how: ['{item}: {answer} {?{live.close}}', '{answer} {?Hoffe, das hilft, {friend}.} {?{live.close}}'],
    how_mix: ['{component} mit {component2} mischen.', '{component} und {component2}.'],
    trade: [
      'Schick mal ein Angebot, dann überleg ich. {?{live.close}}',
      'Tauschen? {Was hast du denn?|Kommt drauf an.} {?{live.close}}',
    ],
    question: [
      '{Gute Frage.|Hm.|Ehrlich?} {Weiß ich nicht.|Da müsste ich nachschauen.|Frag mal im Forum.} {?{live.close}}',
      '{Meistens ja.|Eher nicht.|Kommt aufs Wetter an.} {?Und bei dir?} {?{live.close}}',
    ],
    good: ['{Glückwunsch, {friend}!|Sauber!|Da bin ich neidisch.} {?{live.close}}'],
    bad: ['{Oh nein.|Das tut mir leid, {friend}.|So ein Pech.} {?{live.close}}'],
    else: [
      '{live.open} {Da ist was dran.|Erzähl mehr.|Typisch du.} {?{live.close}}',
      'Haha. {So hab ich das noch nie gesehen.|Na gut.|Stimmt.} {?{live.close}}',
      'Geht mir genauso, {friend}. {?{live.close}}',
    ],
  },
  nl: {
    well: ['{Goed hoor!|Mag niet klagen.} {En jij?|En daar?} {?{live.close}}'],
    open: ['Hoi {friend}!', 'Hé {friend}.'],
    close: ['Tot gauw!', 'Ik moet gaan.', 'Fijne {weekday}!', 'Later meer.'],
    greeting: [
      '{live.open} {Hoe is het?|Alles goed?|Nog nieuws?} {?{live.close}}',
      '{live.open} Ik was net {mijn tas|de keuken} aan het opruimen. {?En jij?}',
    ],
    thanks: ['{Graag gedaan!|Geen dank, {friend}.|Altijd.} {?{live.close}}'],
    birthday: [
      'Dankjewel {friend}! {?Je hebt eraan gedacht!} {?{live.close}}',
      'Bedankt! {Straks taart.|Weer een jaar erbij.} {?{live.close}}',
    ],
    spare: ['{item}? Ik heb er een over, #{number}. {Wil je hem?|Ruilen?} {?{live.close}}'],
    need: ['{item} mis ik zelf ook. {?Vind je er twee, denk aan mij.} {?{live.close}}'],
    item: ['{item} ken ik, maar ik heb er geen over. {?{live.close}}'],
    how: ['{item}: {answer} {?{live.close}}', '{answer} {?Hopelijk helpt dat, {friend}.} {?{live.close}}'],
    how_mix: ['{component} met {component2} mixen.'],
    trade: ['Stuur een bod, dan denk ik erover. {?{live.close}}'],
    question: ['{Goede vraag.|Hm.} {Geen idee.|Moet ik opzoeken.|Vraag het op het forum.} {?{live.close}}'],
    good: ['{Gefeliciteerd, {friend}!|Wat leuk!} {?{live.close}}'],
    bad: ['{O nee.|Sterkte, {friend}.} {?{live.close}}'],
    else: [
      '{live.open} {Daar zit wat in.|Vertel.} {?{live.close}}',
      'Haha. {Nooit zo bekeken.|Prima.} {?{live.close}}',
    ],
  },
  sv: {
    well: ['{Bra, tack!|Kan inte klaga.} {Själv?|Och du?} {?{live.close}}'],
    open: ['Hej {friend}!', 'Tjena {friend}.'],
    close: ['Vi hörs!', 'Måste sticka.', 'Mer sen.'],
    greeting: ['{live.open} {Hur är det?|Allt bra?|Något nytt?} {?{live.close}}'],
    thanks: ['{Varsågod!|Ingen orsak, {friend}.|När som helst.} {?{live.close}}'],
    birthday: ['Tack {friend}! {?Du kom ihåg!} {?{live.close}}'],
    spare: ['{item}? Har en över, #{number}. {Vill du ha?|Byta?} {?{live.close}}'],
    need: ['{item} saknar jag med. {?Hittar du två, säg till.} {?{live.close}}'],
    item: ['{item} känner jag till, men har ingen över. {?{live.close}}'],
    how: ['{item}: {answer} {?{live.close}}'],
    how_mix: ['Blanda {component} med {component2}.'],
    trade: ['Skicka ett bud så funderar jag. {?{live.close}}'],
    question: ['{Bra fråga.|Hm.} {Ingen aning.|Måste kolla.|Fråga i forumet.} {?{live.close}}'],
    good: ['{Grattis, {friend}!|Vad kul!} {?{live.close}}'],
    bad: ['{Åh nej.|Håll ut, {friend}.} {?{live.close}}'],
    else: [
      '{live.open} {Det ligger något i det.|Berätta mer.} {?{live.close}}',
      'Haha. {Så har jag inte tänkt.|Okej.} {?{live.close}}',
    ],
  },
  ja: {
    well: ['{元気です！|まあまあです。} {{friend}さんは？|そちらは？} {?{live.close}}'],
    open: ['{friend}さん、こんにちは！', '{friend}さん、どうも。'],
    close: ['ではまた！', 'そろそろ出かけます。', 'よい{weekday}を。'],
    greeting: ['{live.open} {お元気ですか？|最近どうですか？|何か見つかりました？} {?{live.close}}'],
    thanks: ['{どういたしまして！|いえいえ。|いつでもどうぞ。} {?{live.close}}'],
    birthday: ['{friend}さん、ありがとうございます！ {?{live.close}}'],
    spare: ['{item}なら#{number}が余っています。{いりますか？|交換しますか？} {?{live.close}}'],
    need: ['{item}、私も探しています。 {?{live.close}}'],
    item: ['{item}ですね。余りはないんです。 {?{live.close}}'],
    how: ['{item}は、{answer} {?{live.close}}'],
    how_mix: ['{component}と{component2}を混ぜます。'],
    trade: ['よかったら提案を送ってください。 {?{live.close}}'],
    question: [
      '{いい質問ですね。|うーん。} {わかりません。|調べてみます。|掲示板で聞いてみては？} {?{live.close}}',
    ],
    good: ['{おめでとう、{friend}さん！|すごい！} {?{live.close}}'],
    bad: ['{あらら。|お大事に、{friend}さん。} {?{live.close}}'],
    else: [
      '{live.open} {なるほど。|もっと聞かせて。} {?{live.close}}',
      '{たしかに。|ですね。} {?{live.close}}',
    ],
  },
};
