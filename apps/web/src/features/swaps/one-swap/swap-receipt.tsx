import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import type { SwapReceipt as Receipt, Swap } from '@wallabee/contract/swaps/swap';
import { Link } from '../../../ui/controls/link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Exchange, ExchangedItem } from '../ring/own-exchange.tsx';
import { numbered } from '../ring/ring-words.ts';
import { swapStrings as strings } from './swap.strings.ts';
import { dayAndTime } from './swap-times.ts';
import { nameIn } from './swap-words.ts';

type SwapReceiptProps = { receipt: Receipt; swap: Swap; now: Date };

/** What the player gave and got. */
export function SwapReceipt({ receipt, swap, now }: SwapReceiptProps) {
  const { settled_at, gave, got, hats } = receipt;
  return (
    <Panel
      heading={strings.receipt}
      aside={<time dateTime={settled_at}>{strings.settledOn(dayAndTime(settled_at, now))}</time>}
    >
      <Exchange>
        <ExchangedItem heading={strings.gave} item={gave}>
          {strings.to(nameIn(swap, receipt.to))} <History item={gave} />
        </ExchangedItem>
        <ExchangedItem heading={strings.got} item={got} isGet>
          {strings.from(nameIn(swap, receipt.from))} <History item={got} />
        </ExchangedItem>
        {hats.map((hat) => (
          <ExchangedItem key={hat.item_id} heading={strings.got} item={hat} isGet>
            {strings.hat} <History item={hat} />
          </ExchangedItem>
        ))}
      </Exchange>
    </Panel>
  );
}

function History({ item }: { item: SwapNumber }) {
  return (
    <Link to={`/tools/item/history/${item.item_id}`} aria-label={strings.historyOf(numbered(item))}>
      {strings.history}
    </Link>
  );
}
