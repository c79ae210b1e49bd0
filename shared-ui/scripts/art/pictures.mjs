import { cotonou, libreville, lome } from './scenes/campuses.mjs';
import { graduation, handshake, workshop } from './scenes/life.mjs';
import { affaire, emploi, stage } from './scenes/opportunities.mjs';
import { edge, favicon, field, ribbon } from './scenes/motif.mjs';
import { empty, mail, offline } from './scenes/spots.mjs';

const ART = 'shared-ui/src/art/pictures';

/** Path in the repository → drawing. */
export const pictures = () => ({
  [`${ART}/campus-lome.svg`]: lome(),
  [`${ART}/campus-cotonou.svg`]: cotonou(),
  [`${ART}/campus-libreville.svg`]: libreville(),
  [`${ART}/graduation.svg`]: graduation(),
  [`${ART}/workshop.svg`]: workshop(),
  [`${ART}/handshake.svg`]: handshake(),
  [`${ART}/emploi.svg`]: emploi(),
  [`${ART}/stage.svg`]: stage(),
  [`${ART}/affaire.svg`]: affaire(),
  [`${ART}/empty.svg`]: empty(),
  [`${ART}/offline.svg`]: offline(),
  [`${ART}/mail.svg`]: mail(),
  [`${ART}/woven-edge.svg`]: edge(),
  [`${ART}/woven-ribbon.svg`]: ribbon(),
  [`${ART}/woven-field.svg`]: field(),
  [`${ART}/favicon.svg`]: favicon(),
});
