import { MOODS } from './palette.mjs';
import { cotonou, libreville, lome } from './scenes/campuses.mjs';
import {
  conference,
  football,
  forum,
  library,
  mentoring,
  planting,
  scholarship,
} from './scenes/gatherings.mjs';
import { graduation, handshake, workshop } from './scenes/life.mjs';
import { edge, favicon, field, knot, ribbon, stepsBelow, stepsLeft } from './scenes/motif.mjs';
import { affaire, emploi, stage } from './scenes/opportunities.mjs';
import { cadre, chercheur, entrepreneur } from './scenes/portraits.mjs';
import { empty, mail, offline } from './scenes/spots.mjs';

/** Pictures of the interface. */
const art = {
  'campus-lome': lome(),
  'campus-cotonou': cotonou(),
  'campus-libreville': libreville(),
  graduation: graduation(),
  workshop: workshop(),
  handshake: handshake(),
  emploi: emploi(),
  stage: stage(),
  affaire: affaire(),
  empty: empty(),
  offline: offline(),
  mail: mail(),
  'woven-edge': edge(),
  'woven-ribbon': ribbon(),
  'woven-field': field(),
  'woven-knot': knot(),
  'woven-steps-below': stepsBelow(),
  'woven-steps-left': stepsLeft(),
  favicon: favicon(),
};

/** The first slides and categories of every installation. */
const reference = {
  'slide-reseau': lome(MOODS.dusk),
  'slide-diplomes': graduation(MOODS.dawn),
  'slide-entraide': handshake(MOODS.palm),
  'slide-campus': libreville(MOODS.dusk),
  'category-entrepreneur': entrepreneur(),
  'category-cadre': cadre(),
  'category-chercheur': chercheur(),
};

/** One per news item of the demo. */
const news = {
  'news-assemblee': conference(),
  'news-remise-diplomes': graduation(MOODS.palm),
  'news-mentorat': mentoring(),
  'news-bourses': scholarship(),
  'news-cotonou': cotonou(MOODS.day),
  'news-forum': forum(),
  'news-hackathon': workshop(MOODS.dusk),
  'news-tournoi': football(),
  'news-bibliotheque': library(),
  'news-mangrove': planting(),
  'news-libreville': libreville(MOODS.dawn),
  'news-partenariat': handshake(MOODS.dawn),
  'news-diaspora': lome(MOODS.dawn),
  'news-entrepreneuriat': affaire(MOODS.palm),
};

const inFolder = (folder, drawings) =>
  Object.entries(drawings).map(([name, svg]) => [`${folder}/${name}.svg`, svg]);

/** Path in the repository → drawing. */
export const pictures = () =>
  Object.fromEntries([
    ...inFolder('shared-ui/src/art/pictures', art),
    ...inFolder('api/src/modules/reference/data/pictures', reference),
    ...inFolder('api/demo/pictures', news),
  ]);
