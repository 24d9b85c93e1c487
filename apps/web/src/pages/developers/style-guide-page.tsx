import { ButtonSamples, FormSamples } from '../../features/style-guide/form-samples.tsx';
import {
  NumberSamples,
  SetHeaderSample,
  SetSamples,
  ShelfSamples,
} from '../../features/style-guide/item-samples.tsx';
import { PanelSamples, PeopleSamples } from '../../features/style-guide/panel-samples.tsx';
import { RingSamples } from '../../features/style-guide/ring-samples.tsx';
import { SampleSection } from '../../features/style-guide/sample-section.tsx';
import { DialogSamples, StateSamples, TabSamples } from '../../features/style-guide/state-samples.tsx';
import { styleGuideStrings } from '../../features/style-guide/style-guide.strings.ts';
import { ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';

const { sections } = styleGuideStrings;

export default function StyleGuidePage() {
  return (
    <PageLayout hue={252}>
      <title>{styleGuideStrings.title}</title>
      <meta name="robots" content="noindex" />
      <SetHeaderSample />
      <SampleSection heading={sections.numbers}>
        <NumberSamples />
      </SampleSection>
      <SampleSection heading={sections.shelf}>
        <ShelfSamples />
        <ShelfSamples isNumbered />
      </SampleSection>
      <SampleSection heading={sections.dense}>
        <ShelfSamples isDense />
      </SampleSection>
      <SampleSection heading={sections.loading}>
        <ShelfSkeleton count={6} />
      </SampleSection>
      <SampleSection heading={sections.sets}>
        <SetSamples />
      </SampleSection>
      <SampleSection heading={sections.people}>
        <PeopleSamples />
      </SampleSection>
      <SampleSection heading={sections.panels}>
        <PanelSamples />
      </SampleSection>
      <SampleSection heading={sections.rings}>
        <RingSamples />
      </SampleSection>
      <SampleSection heading={sections.forms}>
        <FormSamples />
      </SampleSection>
      <SampleSection heading={sections.buttons}>
        <ButtonSamples />
      </SampleSection>
      <SampleSection heading={sections.states}>
        <StateSamples />
      </SampleSection>
      <SampleSection heading={sections.tabs}>
        <TabSamples />
      </SampleSection>
      <SampleSection heading={sections.dialogs}>
        <DialogSamples />
      </SampleSection>
    </PageLayout>
  );
}
