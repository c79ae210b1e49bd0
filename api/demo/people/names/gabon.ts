import { words, type Community } from './community';

export const fang: Community = {
  country: 'Gabon',
  surnames: words(`
    ABESSOLO, ALLOGO, ALLOGHO, ANGUE, ASSEKO, ASSOUMOU, ATOME, BEKALE, BIBANG, BIVIGOU, BIYOGHE, EBANG, EDOU,
    EDZANG, EKOMI, ELLA, ESSONE, ESSONO, EVOUNA, EYEGHE, EYI, MBA, MBA NDONG, MEBALE, MENGUE,
    METOGHO, MEZUI, MEYE, MINKO, MINTSA, MVE, NANG, NDONG, NDONG OBIANG, NGUEMA, NGUEMA ALLOGO, NKOGHE,
    NKOULOU, NSOLÉ, NTOUTOUME, NZE, OBAME, OBIANG, OBONO, ONA ONDO, ONDO, ONDO MEZUI, OVONO, OYE, ZUE, ESSIMENGANE
  `),
  men: words(`
    Allogo, Bekale, Edou, Ella, Essono, Mba, Minko, Mve, Ndong, Nguema, Nze, Obame, Obiang, Ondo, Ondong, Owono
  `),
  women: words(`
    Abeme, Ada, Akoma, Andeme, Angue, Avome, Ayingone, Bilogho, Ekang, Eyang, Mengue, Mezang, Ntsame, Nyangone, Obone, Okome, Oyane
  `),
};

export const myene: Community = {
  country: 'Gabon',
  surnames: words(`
    AGAMBOUÉ, ANCHOUEY, ANGUILÉ, ANTCHOUÉ, AWORET, AYENOUET, BOUNDJA,
    IGALO, ISSEMBÉ, IVANGA, KOMBILA, MPAGA, MPIRA, N'GOUA, NDJAVÉ, NDJAVÉ-NDJOY, NKOGO-RAPONTCHOMBO, NTCHORÉRÉ, OGANDAGA, OGOULA,
    OGOWET, ONANGA, OSSAWA, OWANGA, OYOUOMI, RAPONDA, RAWAMBIA, RÉBÉNANGO, RÉNAMY, RÉMANDA,
    RETONDAH, REKOULA, RÉWANGUÉ, ROMBONGO, YÉNO
  `),
  men: words(
    `Anguilé, Igalo, Ivanga, Mpira, Ndjavé, Ogandaga, Ogoula, Onanga, Owanga, Rawiri, Rékati, Rénombo, Rogombé`,
  ),
  women: words(
    `Agnorogoulé, Akérey, Azizet, Evindi, Ilombè, Ivala, Nkéwa, Ntchandi, Ogwérè, Onwanlélé, Rékiwè, Wora, Akéwa`,
  ),
};

export const punu: Community = {
  country: 'Gabon',
  surnames: words(`
    BADINGA, BAVEKOUMBOU, BISSIELOU, BOUANGA, BOUASSA, BOUKANDOU, BOULINGUI, BOUNDA, BOUSSOUGOU, DIBANGOU, DIKAMBA,
    IBINGA, IBOUILI, IGOUMBA, KOUMBA, LEYINDA, MABIKA, MAGANGA, MAKAYA, MANFOUMBI, MAPANGOU,
    MATSANGA, MAVOUNGOU, MBADINGA, MBINA, MBOUMBA, MIHINDOU, MOMBO, MOUBAMBA, MOUCKAGA, MOUDOUMA, MOUITY,
    MOUKAGNI, MOULOUNGUI, MOUNDOUNGA, MOUSSAVOU, MOUSSOUNDA, NDOMBI, NZAMBA, NZAOU, NZIENGUI, NZIGOU, PAMBO, TSIOUKA
  `),
  men: words(
    `Ibinga, Koumba, Mabika, Maganga, Makaya, Mamboundou, Mavoungou, Mihindou, Mombo, Moussavou, Ndombi, Nzamba, Nzigou, Pambo`,
  ),
  women: words(
    `Bouanga, Dibangou, Ilama, Koumba, Makita, Mabounda, Massounga, Matsanga, Mbina, Moutsinga, Ndossi, Nyingone, Pemba, Tsona`,
  ),
};
