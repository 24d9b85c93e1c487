import type { LanguageParts } from './parts-source.ts';

/** Answers to messages in French, Spanish, Portuguese and Italian. */
export const ROMANCE_PARTS: LanguageParts = {
  fr: {
    well: [
      '{Ça va bien, merci !|Pas mal.|Un peu de fatigue, sinon bien.} {Et toi ?|Et de ton côté ?} {?{live.close}}',
    ],
    open: ['Salut {friend} !', 'Bonjour {friend}.', 'Coucou !'],
    close: ['À bientôt !', 'Je file.', 'Mon bus arrive.', 'Bon {weekday} !', 'La suite plus tard.'],
    greeting: [
      '{live.open} {Comment vas-tu ?|Tout va bien ?|Quoi de neuf ?} {?{live.close}}',
      '{live.open} Je rangeais {mon sac|la cuisine|mes papiers}. {?Et toi ?}',
      '{live.open} Ça fait plaisir. {?{live.close}}',
    ],
    thanks: [
      '{De rien !|Avec plaisir, {friend}.|Pas de quoi.} {?{live.close}}',
      'Les amis servent à ça. {?{live.close}}',
    ],
    birthday: [
      'Merci {friend} ! {?Tu y as pensé !} {?{live.close}}',
      'Merci beaucoup ! {Gâteau ce soir.|Un an de plus.} {?{live.close}}',
    ],
    spare: [
      "{item} ? J'en ai un en double, #{number}. {Tu le veux ?|On échange ?} {?{live.close}}",
      "{live.open} J'ai {item} #{number} qui ne sert à rien. {?Fais une offre.}",
    ],
    need: [
      '{item} me manque aussi. {?Si tu en trouves deux, pense à moi.} {?{live.close}}',
      'Je cherche {item} ! {?Tu voudrais quoi en échange ?} {?{live.close}}',
    ],
    item: [
      "{item}, je connais, mais je n'en ai pas en trop. {?{live.close}}",
      'Ah, {item}. {Joli, mais rien à échanger.|Rien chez moi, hélas.} {?{live.close}}',
    ],
    how: ['{item} : {answer} {?{live.close}}', "{answer} {?J'espère que ça aide, {friend}.} {?{live.close}}"],
    how_mix: ['Il faut mélanger {component} et {component2}.', '{component} avec {component2}.'],
    trade: [
      'Envoie une offre, je réfléchis. {?{live.close}}',
      "Échanger ? {Qu'est-ce que tu as ?|Ça dépend.} {?{live.close}}",
    ],
    question: [
      '{Bonne question.|Hmm.|Franchement ?} {Aucune idée.|Il faudrait que je regarde.|Demande sur le forum.} {?{live.close}}',
      '{Plutôt oui.|Plutôt non.|Ça dépend du temps.} {?Et toi ?} {?{live.close}}',
    ],
    good: ['{Bravo {friend} !|Génial !|Quelle chance.} {?{live.close}}'],
    bad: ['{Oh non.|Courage, {friend}.|Quelle poisse.} {?{live.close}}'],
    else: [
      "{live.open} {Pas faux.|Raconte.|C'est bien toi.} {?{live.close}}",
      "Haha. {Je n'y avais pas pensé.|D'accord.|C'est noté.} {?{live.close}}",
      'Pareil ici, {friend}. {?{live.close}}',
    ],
  },
  es: {
    well: ['{¡Bien, gracias!|No me quejo.|Con sueño, pero bien.} {¿Y tú?|¿Y por ahí?} {?{live.close}}'],
    open: ['¡Hola {friend}!', 'Buenas, {friend}.', '¡Ey!'],
    close: ['¡Hasta luego!', 'Me voy.', 'Llega mi autobús.', '¡Feliz {weekday}!', 'Luego te cuento.'],
    greeting: [
      '{live.open} {¿Cómo estás?|¿Qué tal todo?|¿Qué hay de nuevo?} {?{live.close}}',
      '{live.open} Estaba ordenando {la bolsa|la cocina|papeles}. {?¿Y tú?}',
      '{live.open} Qué bien que escribas. {?{live.close}}',
    ],
    thanks: [
      '{¡De nada!|No hay de qué, {friend}.|Con mucho gusto.} {?{live.close}}',
      'Para eso estamos. {?{live.close}}',
    ],
    birthday: [
      '¡Gracias, {friend}! {?¡Te acordaste!} {?{live.close}}',
      '¡Muchas gracias! {Luego hay tarta.|Un año más.} {?{live.close}}',
    ],
    spare: [
      '¿{item}? Me sobra uno, #{number}. {¿Lo quieres?|¿Cambiamos?} {?{live.close}}',
      '{live.open} Tengo {item} #{number} sin hacer nada. {?Hazme una oferta.}',
    ],
    need: [
      '{item} me falta a mí también. {?Si encuentras dos, avisa.} {?{live.close}}',
      '¡Busco {item}! {?¿Qué querrías a cambio?} {?{live.close}}',
    ],
    item: [
      '{item}, lo conozco, pero no me sobra ninguno. {?{live.close}}',
      'Ah, {item}. {Bonito, pero nada que cambiar.|Por aquí nada.} {?{live.close}}',
    ],
    how: ['{item}: {answer} {?{live.close}}', '{answer} {?Espero que ayude, {friend}.} {?{live.close}}'],
    how_mix: ['Se mezcla {component} con {component2}.', '{component} y {component2}.'],
    trade: [
      'Mándame una oferta y lo pienso. {?{live.close}}',
      '¿Cambiar? {¿Qué tienes?|Depende.} {?{live.close}}',
    ],
    question: [
      '{Buena pregunta.|Mmm.|¿La verdad?} {Ni idea.|Tendría que mirarlo.|Pregunta en el foro.} {?{live.close}}',
      '{Más bien sí.|Más bien no.|Depende del tiempo.} {?¿Y tú?} {?{live.close}}',
    ],
    good: ['{¡Enhorabuena, {friend}!|¡Qué bueno!|¡Qué envidia!} {?{live.close}}'],
    bad: ['{Ay, no.|Ánimo, {friend}.|Qué mala pata.} {?{live.close}}'],
    else: [
      '{live.open} {Algo de eso hay.|Cuéntame más.|Muy tuyo.} {?{live.close}}',
      'Jaja. {No lo había pensado.|Vale.|Tomo nota.} {?{live.close}}',
      'Igual por aquí, {friend}. {?{live.close}}',
    ],
  },
  pt: {
    well: ['{Tudo bem!|Não me queixo.} {E tu?|E por aí?} {?{live.close}}'],
    open: ['Olá {friend}!', 'Oi {friend}.'],
    close: ['Até logo!', 'Tenho de ir.', 'Boa {weekday}!', 'Depois conto mais.'],
    greeting: [
      '{live.open} {Como estás?|Tudo bem?|Novidades?} {?{live.close}}',
      '{live.open} Estava a arrumar {a bolsa|a cozinha}. {?E tu?}',
    ],
    thanks: ['{De nada!|Ora essa, {friend}.|Sempre às ordens.} {?{live.close}}'],
    birthday: [
      'Que bom que te lembraste, {friend}! {?{live.close}}',
      'Que simpatia! {Logo há bolo.|Mais um ano.} {?{live.close}}',
    ],
    spare: ['{item}? Tenho um a mais, #{number}. {Queres?|Trocamos?} {?{live.close}}'],
    need: ['{item} também me falta. {?Se achares dois, avisa.} {?{live.close}}'],
    item: ['{item}, conheço, mas não tenho a mais. {?{live.close}}'],
    how: ['{item}: {answer} {?{live.close}}', '{answer} {?Espero que ajude, {friend}.} {?{live.close}}'],
    how_mix: ['Mistura {component} com {component2}.'],
    trade: ['Manda uma proposta e eu penso. {?{live.close}}'],
    question: ['{Boa pergunta.|Hmm.} {Não faço ideia.|Tinha de ver.|Pergunta no fórum.} {?{live.close}}'],
    good: ['{Parabéns, {friend}!|Que maravilha!} {?{live.close}}'],
    bad: ['{Ai, não.|Força, {friend}.} {?{live.close}}'],
    else: [
      '{live.open} {Tens razão.|Conta mais.} {?{live.close}}',
      'Ahah. {Não tinha pensado nisso.|Está bem.} {?{live.close}}',
    ],
  },
  it: {
    well: ['{Bene, grazie!|Non mi lamento.} {E tu?|E da te?} {?{live.close}}'],
    open: ['Ciao {friend}!', 'Ehi {friend}.'],
    close: ['A presto!', 'Scappo.', 'Buon {weekday}!', 'Poi ti racconto.'],
    greeting: [
      '{live.open} {Come stai?|Tutto bene?|Novità?} {?{live.close}}',
      '{live.open} Stavo sistemando {la borsa|la cucina}. {?E tu?}',
    ],
    thanks: ['{Di niente!|Figurati, {friend}.|Quando vuoi.} {?{live.close}}'],
    birthday: [
      'Grazie {friend}! {?Che memoria!} {?{live.close}}',
      'Grazie mille! {Più tardi torta.|Un anno in più.} {?{live.close}}',
    ],
    spare: ['{item}? Ne ho uno in più, #{number}. {Lo vuoi?|Scambiamo?} {?{live.close}}'],
    need: ['{item} manca anche a me. {?Se ne trovi due, fammi sapere.} {?{live.close}}'],
    item: ['{item}, lo conosco, ma non ne ho in più. {?{live.close}}'],
    how: ['{item}: {answer} {?{live.close}}', '{answer} {?Spero serva, {friend}.} {?{live.close}}'],
    how_mix: ['Si mischia {component} con {component2}.'],
    trade: ['Manda una proposta e ci penso. {?{live.close}}'],
    question: ['{Bella domanda.|Mah.} {Non saprei.|Dovrei guardare.|Prova sul forum.} {?{live.close}}'],
    good: ['{Complimenti, {friend}!|Che bello!} {?{live.close}}'],
    bad: ['{Oh no.|Coraggio, {friend}.} {?{live.close}}'],
    else: [
      '{live.open} {Hai ragione.|Racconta.} {?{live.close}}',
      'Ahah. {Non ci avevo pensato.|Va bene.} {?{live.close}}',
    ],
  },
};
