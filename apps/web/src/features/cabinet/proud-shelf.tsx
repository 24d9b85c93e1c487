import type { Proudest } from '@wallabee/contract/cabinet/proudest';
import { type ReactNode, useId } from 'react';
import { ItemPlate } from '../../game-ui/item-plate.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';
import styles from './cabinet.module.css';
import { cabinetStrings as strings } from './cabinet.strings.ts';
import { CabinetSection } from './cabinet-section.tsx';
import { numberArt, numberPage } from './number-links.ts';

interface ProudShelfProps {
  proudest: Proudest;
  /** Of the player. */
  name: string;
  edit: ReactNode;
}

export function ProudShelf({ proudest: { is_chosen, numbers }, name, edit }: ProudShelfProps) {
  const id = useId();
  const aside = (
    <>
      {numbers.length > 0 && <span>{is_chosen ? strings.chosenBy(name) : strings.lowest}</span>}
      {edit}
    </>
  );
  return (
    <CabinetSection id={id} heading={strings.proudest} aside={aside}>
      {numbers.length === 0 ? (
        <p className={styles.none}>{strings.noProudest(name)}</p>
      ) : (
        <Shelf label={strings.proudest} columns={6}>
          {numbers.map((item) => (
            <ItemPlate
              key={item.item_id}
              name={item.name}
              hue={item.hue}
              number={item.number}
              art={numberArt(item)}
              href={numberPage(item)}
              isRetired={item.retired}
              tags={<span className={styles.why}>{item.why}</span>}
            />
          ))}
        </Shelf>
      )}
    </CabinetSection>
  );
}
