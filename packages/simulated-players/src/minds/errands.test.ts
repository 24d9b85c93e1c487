import { PlaceId } from '@wallabee/contract/protocol/ids';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { describe, expect, test } from 'vitest';
import { runErrands } from './errands.ts';
import { obtain } from './obtaining.ts';
import { anItem, aView, catalogue, done, TYPES } from './view.fixture.ts';
import { newIntent } from './view.ts';

const typeOf = (id: number) => [...catalogue.types.values()].find((type) => type.id === id) as TypeFacts;
const nowhere = { placeFor: () => undefined };

describe('what is not found in this city [WD-02]', () => {
  test('becomes an errand', () => {
    const view = aView({}, nowhere);
    done(obtain(view, typeOf(TYPES.cup)));

    expect([...view.intent.errands]).toEqual([TYPES.cup]);
  });

  test('is both components of a mix, if neither is found', () => {
    const view = aView({}, nowhere);
    done(obtain(view, typeOf(TYPES.teaSet)));

    expect([...view.intent.errands].toSorted()).toEqual([TYPES.cup, TYPES.saucer]);
  });

  test('is no errand where it is found nowhere', () => {
    const view = aView({}, nowhere);
    done(obtain(view, typeOf(TYPES.spoon)));
    done(obtain(view, typeOf(TYPES.sugar)));

    expect([...view.intent.errands]).toEqual([]);
  });
});

describe('in another city a player [WD-02]', () => {
  test('forages what that city has, and remembers the rest', () => {
    const intent = newIntent();
    intent.errands.add(TYPES.cup as never).add(TYPES.saucer as never);
    const view = aView(
      {},
      { intent, placeFor: ({ id }) => (id === TYPES.cup ? PlaceId.parse(9) : undefined) },
    );
    const doing = runErrands(view);

    expect(doing.next().value).toMatchObject({ type: 'forage', item_type_id: TYPES.cup, place_id: 9 });
    expect(doing.next({ minted: [anItem(TYPES.cup, 77)] } as never).done).toBe(true);
    expect([...intent.errands]).toEqual([TYPES.saucer]);
  });

  test('forgets what is no longer issued', () => {
    const intent = newIntent();
    intent.errands.add(TYPES.spoon as never);

    expect(done(runErrands(aView({}, { intent })))).toEqual([]);
    expect(intent.errands.size).toBe(0);
  });
});
