import { words, type Community } from './community';

export const ewe: Community = {
  country: 'Togo',
  surnames: words(`
    ADJAVON, ADJOVI, AGBÉKO, AGBODJAN, AGBOKOU, AKAKPO, AKOUETE, ALADJI, AMEGAN, AMEGBETO,
    AMEGNIGAN, AMENYAH, AMETEPE, AMOUZOU, APÉDO, ASSIGNON, ATAYI, ATSOU, ATTIOGBÉ, AZIABLE, AZIAVOU, BEDI,
    DEGBÉ, DJOSSOU, DOGBÉ, DOSSEH, DZADU, DZIDZOR, EDOH, EKLOU, FIAGBÉ, FOLIKPO, GADEDJISSO, GAGLO,
    GBEDEMAH, GBÉTO, HODOR, KLOUTSÉ, KOUDJOE, KOUTOGLO, KPODAR, KPOGO, LOGOSSOU, MENSAH, NOUTSOUGAN,
    SENAYA, SODJI, TETE, TOGBÉ, TSOGBÉ, VIGNON, WOEDEM, YOVO, ZOTOGLO, AƉOBOE, ƉOTSÉ, KƆDZO-AGBO
  `),
  men: words(`
    Kofi, Koffi, Kossi, Komla, Komlan, Kodjo, Kodzo, Kokou, Kwami, Kouami, Yao, Yawo, Messan, Edem, Elom,
    Sena, Selom, Sitsofe, Delali, Dodzi, Mawuli, Mawuena, Kafui, Yayra, Senam, Etse, Folly, Dɔdzi, Elɔm,
    Selɔm, Mɔkpɔkpɔ, Kɔfi, Sɛnam, Ŋutɔ, Ɖela
  `),
  women: words(`
    Afi, Afua, Akofa, Akossiwa, Akou, Akouvi, Abla, Adjoa, Adzo, Ama, Ami, Amivi, Ayawa, Dédé, Dela, Edzé,
    Enyonam, Essi, Essivi, Kafui, Kékéli, Kossiwa, Mawuena, Nukunu, Sefako, Sena, Xola, Yawa, Yayra,
    Dzigbɔdi, Enyɔnam, Mawuɛna, Xɔla, Sɛfakɔ, Akɔfa, Ɖoɖzi
  `),
};

export const mina: Community = {
  country: 'Togo',
  surnames: words(`
    AJAVON, ANTHONY, AQUEREBURU, AYIVI, AYIVOR, BRUCE, CREPPY, D'ALMEIDA, DE MEDEIROS, DE SOUZA, FIADJOE,
    FOLLY, GABA, GABA-DOVI, KPONTON, KUADJOVI, LAWSON, LAWSON-BODY, LAWSON-DRACKEY, LOCOH, OHIN,
    QUASHIE, SANVEE, SANTOS, TÉVI-BÉNISSAN, TOSSOU-LAWSON, WILSON, AKUÉ, AMAVI, ADAMAH
  `),
  men: words(`
    Ayité, Ayi, Ayayi, Anani, Foli, Folly, Latévi, Laté, Messan, Mensah, Tété, Tévi, Tévi-Kpakpo, Kpakpo,
    Ekoué, Ékué, Boévi, Adama, Amah, Assiongbon
  `),
  women: words(`
    Ayélé, Ayoko, Ayaba, Dédé, Déde, Kayi, Koko, Massan, Mamavi, Akoélé, Akoko, Tévivi, Amélé, Adakou,
    Sédami, Ahoéfa
  `),
};

export const kabye: Community = {
  country: 'Togo',
  surnames: words(`
    ABALO, ADJEODA, AGBANDAO, ALASSANI, ALI-TAGBA, ASSIH, ATCHOLE, AWADÉ, BAKAÏ, BAMAZI, BATAKA, BATCHASSI,
    BAWOUBADI, BELEÏ, DADJA, ESSO, HODABALO, KADANGA, KARABOU, KATANGA, KEZIE, KOLANI, KOUDEMA,
    LAKIGNAN, LEMOU, NABEDE, NAKPANE, PALI, PANASSA, PATASSE, PEKEMSI, PILIYEM, SIMLIWA, TCHALLA, TCHANDIKOU,
    TCHANGAÏ, TCHASSIM, TCHEDRE, TELOU, TOYI, WELLA, YAO-TCHALIM
  `),
  men: words(`
    Essohanam, Essosimna, Essowè, Essozimna, Essodina, Essokoli, Abalo, Tchaa, Toyi, Pyabalo, Piyabalo,
    Hodabalo, Mazamesso, Mawaba, Kpatcha, Kao, Bawoumodom, Manzama-Esso, Magnim, Palakiyem
  `),
  women: words(`
    Essohana, Essossinam, Mazalo, Hodalo, Pyalo, Toyiwè, Naka, Tchilalo, Kossiwa-Mazalo, Abidé, Méwézinam,
    Manguiliwè, Solim, Dédéwanou, Péguédou, Limwè
  `),
};
