import { apart, CHANGE, every, ofPlayers, one, otherOf, setOf } from './addresses.mjs';

/** @param {any} known */
export function playersCalls(known) {
  return {
    '/users/{player}': ofPlayers(known, ''),
    '/users/{player}/cards': ofPlayers(known, '/cards'),
    '/friendship/{playerId}/{otherId}': every(
      known.players,
      (id, at) => `/friendship/${id}/${otherOf(known, at)}`,
    ),
    '/users/{player}/lockeditems': ofPlayers(known, '/lockeditems'),
    '/users/{player}/cabinet': ofPlayers(known, '/cabinet'),
    '/users/{player}/trophies': ofPlayers(known, '/trophies'),
    '/players': every(known.names, (name) => `/players?name=${encodeURIComponent(name)}`),
    '/users/{player}/luck': ofPlayers(known, '/luck'),
    '/users/{player}/saveditems': ofPlayers(known, '/saveditems'),
    '/users/{player}/pouch': ofPlayers(known, '/pouch'),
    '/users/{player}/sets': ofPlayers(known, '/sets'),
    '/users/{player}/sets/{setId}': every(known.players, (id, at) => `/users/${id}/sets/${setOf(known, at)}`),
    '/users/{player}/sets/{setId}/items': every(
      known.players,
      (id, at) => `/users/${id}/sets/${setOf(known, at)}/items`,
    ),
    '/users/{player}/branded': ofPlayers(known, '/branded'),
    '/users/{player}/unique': ofPlayers(known, '/unique'),
    '/users/{player}/achievements/new': ofPlayers(known, '/achievements/new'),
    '/users/{player}/friends': ofPlayers(known, '/friends'),
    '/users/{player}/chkbday': every(known.players, (player) => ({
      path: `/users/${player}/chkbday`,
      player,
    })),
    '/users/gift/uniques': one('/users/gift/uniques'),
    '/users/{player}/redeem/{code}': apart(CHANGE),
    '/users/{player}/swaps': ofPlayers(known, '/swaps'),
  };
}
