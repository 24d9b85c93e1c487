/** A line for each search: what a player writes, and the usernames of the players that they mean. */
export const PLAYER_SEARCHES = `
demo = demo
robin demo = demo
robin dmeo = demo
demo robin = demo
demofriend = demofriend
demo friend = demofriend
demofreind = demofriend
zoe = demofriend
zoë = demofriend
ZOE DEMOFRIEND = demofriend
zoedemofriend = demofriend
tomas beekeeper = beekeeper
beekeper = beekeeper
quentin = muted
quiet quentin = muted
queit quentin = muted
edith wren = memorial
edit wren = memorial
hanneke vos = staff
hanekke vos = staff
marlow departed = departed
ольга = olga_p
олга = olga_p
Николай = kolya
νικος = nikos_k
Νίκος = nikos_k
田中 = sakura
さくら = sakura
김민준 = minjun
lingon = brassLingon
badger 42 = snowybadger42
snowybadger = snowybadger42
snowybagder42 = snowybadger42
midnight goose = midnight_goose
midnightgoose = midnight_goose
oconnor neil = barley_neil
o'connor neil = barley_neil
`;

/** Players as they name themselves, beside the demo accounts. */
export const NAMED_PLAYERS = [
  { username: 'olga_p', name: 'Ольга Петрова' },
  { username: 'kolya', name: 'Николай' },
  { username: 'nikos_k', name: 'Νίκος Κ.' },
  { username: 'sakura', name: '田中さくら' },
  { username: 'minjun', name: '김민준' },
  { username: 'brassLingon', name: 'Gudrun Eriksen' },
  { username: 'snowybadger42', name: 'snowybadger42' },
  { username: 'midnight_goose', name: 'midnight_goose' },
  { username: 'barley_neil', name: "Neil O'Connor" },
];
