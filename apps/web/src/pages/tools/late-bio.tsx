import bio from '../../features/players/profile/bio-lines.module.css';
import { latePart } from './late-part.tsx';

/** The script of its living names is not part of the first load. */
export const LateBio = latePart(
  async () => (await import('../../features/players/profile/bio-lines.tsx')).BioLines,
  [bio],
);
