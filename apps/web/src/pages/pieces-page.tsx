import { ButtonPieces, FormPieces } from '../features/pieces/form-pieces.tsx';
import { NumberPieces, SetHeaderPiece, SetPieces, ShelfPieces } from '../features/pieces/item-pieces.tsx';
import { PanelPieces, PeoplePieces } from '../features/pieces/panel-pieces.tsx';
import { PieceSection } from '../features/pieces/piece-section.tsx';
import { piecesStrings } from '../features/pieces/pieces.strings.ts';
import { DialogPieces, StatePieces, TabPieces } from '../features/pieces/state-pieces.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import { ShelfSkeleton } from '../ui/skeletons.tsx';

const { sections } = piecesStrings;

export default function PiecesPage() {
  return (
    <PageLayout hue={252}>
      <title>{piecesStrings.title}</title>
      <meta name="robots" content="noindex" />
      <SetHeaderPiece />
      <PieceSection heading={sections.numbers}>
        <NumberPieces />
      </PieceSection>
      <PieceSection heading={sections.shelf}>
        <ShelfPieces />
        <ShelfPieces isNumbered />
      </PieceSection>
      <PieceSection heading={sections.dense}>
        <ShelfPieces isDense />
      </PieceSection>
      <PieceSection heading={sections.loading}>
        <ShelfSkeleton count={6} />
      </PieceSection>
      <PieceSection heading={sections.sets}>
        <SetPieces />
      </PieceSection>
      <PieceSection heading={sections.people}>
        <PeoplePieces />
      </PieceSection>
      <PieceSection heading={sections.panels}>
        <PanelPieces />
      </PieceSection>
      <PieceSection heading={sections.forms}>
        <FormPieces />
      </PieceSection>
      <PieceSection heading={sections.buttons}>
        <ButtonPieces />
      </PieceSection>
      <PieceSection heading={sections.states}>
        <StatePieces />
      </PieceSection>
      <PieceSection heading={sections.tabs}>
        <TabPieces />
      </PieceSection>
      <PieceSection heading={sections.dialogs}>
        <DialogPieces />
      </PieceSection>
    </PageLayout>
  );
}
