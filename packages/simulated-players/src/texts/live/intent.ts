/** What somebody wants who writes. */
export type Intent =
  | 'well'
  | 'home'
  | 'birthday'
  | 'thanks'
  | 'how'
  | 'trade'
  | 'good'
  | 'bad'
  | 'question'
  | 'greeting'
  | 'else';

/** Tried in this order. */
const SIGNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'birthday',
    /birthday|geburtstag|anniversaire|cumplea|aniversário|compleanno|verjaardag|födelsedag|fødselsdag|bursdag|誕生日/i,
  ],
  [
    'well',
    /how are (you|things)|how('s| is) (it going|life|everything)|wie geht|comment (vas|ça va|allez)|ça va|cómo (estás|te va)|qué tal|como (estás|vais?)|tudo bem|come (stai|va)|hoe (is het|gaat)|hur (är|mår)|hvordan (går|har)|お元気/i,
  ],
  [
    'home',
    /where (are you from|do you live)|are you (in|from) |wo wohnst|woher (kommst|bist)|d'où (viens|es)|où (habites|vis)|de dónde eres|dónde vives|onde (moras|vives)|dove (abiti|vivi)|di dove sei|waar woon|var bor|hvor bor/i,
  ],
  [
    'how',
    /how (do|is|to|can|would)|where (do|can|is|would)|wie (macht|bekomm|mischt)|woraus|wo (find|gibt|bekomm)|comment (fait|fabrique|trouve)|où (trouve|se trouve)|cómo se|dónde|como se faz|onde|come si fa|dove (si|trovo)|hoe maak|waar (vind|haal)|hur (gör|blandar)|var hittar|hvordan (laver|lager)|hvor finder|作り方|どう作|どこで/i,
  ],
  [
    'thanks',
    /thank|cheers|\bta\b|\bdank(e|eschön)?\b|merci|gracias|obrigad|grazie|bedankt|dank ?je|\btack\b|\btakk?\b|ありがと/i,
  ],
  ['trade', /trade|swap|offer|sell|tausch|échang|cambi(o|ar|amos)|trocar?|scambi|ruil|byta|bytte|交換/i],
  [
    'good',
    /i (just )?(found|finished|completed|got|won|passed)|gefunden|j'ai (trouvé|fini)|encontré|encontrei|ho trovato|gevonden|hittade|fandt|fant|見つけ/i,
  ],
  [
    'bad',
    /recycled|by accident|broken|lost (my|the)|sick|verloren|kaputt|krank|perdu|perdí|perdi|rotto|kwijt|tappade|壊れ/i,
  ],
  ['question', /[?？]/],
  [
    'greeting',
    /^(hi|hello|hey|hallo|moin|servus|salut|bonjour|bonsoir|coucou|hola|buenas|olá|oi|ciao|hoi|hej|hei|こんにちは|おはよう|こんばんは)(?!\p{L})/iu,
  ],
];

export function intentOf(text: string): Intent {
  return SIGNS.find(([, sign]) => sign.test(text.trim()))?.[0] ?? 'else';
}
