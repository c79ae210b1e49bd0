import { words, type Community } from './community';

export const fon: Community = {
  country: 'Bénin',
  surnames: words(`
    ADANDÉ, ADJANOHOUN, ADJIBADÉ, ADOTÉVI, AGBANGLA, AGOSSOU, AGUESSY, AHOUANSOU, AHOUANVOÉDO, AHOYO, AÏVODJI,
    AKPLOGAN, ALAPINI, ALLADAYÈ, AMOUSSOU, ASSOGBA, ATINDÉHOU, AVLESSI, AZONHIHO, BOCOVO, CAPO-CHICHI,
    DAGBA, DANSOU, DEGUÉNON, DJOSSA, DOSSOU, DOSSOU-YOVO, FAGNON, FANDOHAN, GANDAHO, GANDONOU, GBAGUIDI,
    GBEDJI, GLÈLÈ, GNONLONFOUN, HESSOU, HINVI, HOUEDANOU, HOUESSOU, HOUÉTO, HOUNGUÈ, HOUNKPATIN,
    HOUNSINOU, KINDJI, KOUDANDÉ, KPADONOU, LOKONON, MÈDÉNOU, NOUATIN, OUSSOU, SAGBO, SÈDJRO, SODJINOU,
    SOGLOHOUN, TOHOUÉ, TOKPANOU, VIGAN, VODOUHÈ, WANNOU, YÈHOUÉNOU, ZANNOU, ZINSOU, ZOSSOU, N'DAH, SƐDEGNON
  `),
  men: words(`
    Sènan, Sètondji, Sègbédji, Sèwanou, Codjo, Cossi, Coffi, Mahugnon, Mahouna, Mahoutin, Dossa, Dossou,
    Sagbo, Houéfa, Comlan, Gbènoukpo, Sèdjro, Oluwafèmi, Vignon, Tohouègnon, Finagnon, Kpossi, Sɛ́tɔnji, Mahugnɔn,
    Sɛ̀dégnɔn, Kɔkú
  `),
  women: words(`
    Sènami, Sèna, Sèdami, Fifamè, Fifa, Mahoussi, Houéfa, Houédo, Ayaba, Akouavi, Adjouavi, Afiavi, Abla, Assiba,
    Gbèssi, Mèmè, Nonvignon, Sessi, Sika, Tognissè, Yèmalin, Hounsi, Vidékon, Fifamɛ, Sɛnami, Nɔnvignɔn
  `),
};

/** Afro-Brazilian families: particles and Portuguese names. */
export const afroBrazilian: Community = {
  country: 'Bénin',
  surnames: words(`
    D'ALMEIDA, d'Almeida, DA COSTA, DA CRUZ, DA MATHA, DA SILVA, da Silva, DA TRINIDADE, DE CAMPOS,
    DE LIMA, DE SOUZA, de Souza, DO NASCIMENTO, DO REGO, do Rego, DO SACRAMENTO, DOMINGO, DOS REIS,
    DOS SANTOS, FERNANDEZ, GOMEZ, LIMA, LOPEZ, MARTINS, MEDEIROS, MONTEIRO, OLIVEIRA, PARAÏSO, PATERSON,
    PEREIRA, PINTO, RODRIGUEZ, SACRAMENTO, SANT'ANNA, SASTRE, VIEYRA, D'OLIVEIRA, DA PIEDADE
  `),
  men: words(`Codjo, Sènan, Ayo, Babatoundé, Mahugnon, Olatoundji, Sèwanou, Vital, Chacha, Urbano`),
  women: words(`Sènami, Fifamè, Ayaba, Folachadé, Iyabo, Houéfa, Adjoua, Inaïcia, Francisca, Sika`),
};

export const yoruba: Community = {
  country: 'Bénin',
  surnames: words(`
    ABIOLA, ABIODOUN, ADÉBAYO, ADÉCHIAN, ADÉKAMBI, ADÉLAKOUN, ADÉOSSI, ADÉOTI, ADÉYÈMI, AFOUDA, AKADIRI,
    AKANBI, AKINDÉLÉ, ALABI, ALAGBADA, ALAO, AROUNA, AYÉDOUN, BABALOLA, BABATOUNDÉ, BADAROU, BALOGOUN,
    BIAOU, CHABI, DJIBRIL, EGOUNLÉTI, FAGBOHOUN, FALADÉ, FAWÈHINMI, IDOHOU, IROKO, KOUKPAKI, LALÈYÈ, LAWANI,
    OBAFÈMI, OGOUBIYI, OGOUDIKPÈ, OKÉ, OLADÉLÉ, OLAÏTAN, OLODO, OSSÉNI, RADJI, SALAMI, SALIOU, TAÏROU,
    YESSOUFOU, ADÉBÁYỌ̀
  `),
  men: words(`
    Abiodoun, Adébayo, Adéwalé, Adéyèmi, Akim, Ayodélé, Babatoundé, Bayo, Biodun, Fèmi, Kayodé, Kolawolé,
    Lékan, Oladélé, Olatoundji, Olouwaseun, Séun, Tayo, Taïwo, Toundé, Moufoutaou, Rachidi, Waliou, Ìdòwú
  `),
  women: words(`
    Abèkè, Abéni, Adéola, Adouni, Ayoka, Bosè, Folachadé, Folakè, Ibironkè, Iyabo, Kèhindé, Modukpè, Monlikath,
    Olaïdé, Omolara, Ronkè, Simbiath, Taïbath, Titilayo, Yétoundé, Wassilath, Ṣadé, Ọmọtáyọ̀
  `),
};
