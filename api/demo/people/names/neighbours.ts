import { words, type Community } from './community';

export const mossi: Community = {
  country: 'Burkina Faso',
  surnames: words(`
    BAMOGO, BELEM, BONKOUNGOU, DABIRÉ, DIALLO, GUIGMA, IBRANGO, ILBOUDO, KABORÉ, KAFANDO, KIEMDÉ, KINDA,
    KOANDA, KONSEIGA, LINGANI, NACOULMA, NANA, NIKIÈMA, OUATTARA, OUÉDRAOGO, RAMDÉ, ROUAMBA, SANFO, SANOU, SAVADOGO,
    SAWADOGO, SIMPORÉ, SOMÉ, SORGHO, TAPSOBA, TIENDRÉBÉOGO, TRAORÉ, YAMÉOGO, YODA, ZONGO, ZOUNGRANA
  `),
  men: words(
    `Issaka, Issouf, Boureima, Harouna, Hamidou, Lassané, Moussa, Noaga, Palingwendé, Raogo, Rasmané, Salif, Seydou, Tibo, Wendpanga, Windlassida, Yacouba`,
  ),
  women: words(
    `Aminata, Awa, Fatimata, Kadiatou, Limata, Mariam, Nafissatou, Noélie, Pogbi, Poko, Rasmata, Safiatou, Salimata, Wendkuuni, Zénabou`,
  ),
};

export const akan: Community = {
  country: "Côte d'Ivoire",
  surnames: words(`
    AHOUA, AKA, AMANI, ANGAMAN, ASSAMOI, ASSEMIEN, BROU, DIBI, DJÈ, EHOUMAN, ESSOH, GNAMIEN, KACOU, KANGAH, KASSI,
    KOFFI, KONAN, KOUADIO, KOUAKOU, KOUAMÉ, KOUASSI, LOUKOU, N'CHO, N'DRI, N'GORAN, N'GUESSAN, N'ZI, TANOH, YAPI, YÉBOUA
  `),
  men: words(
    `Adou, Amani, Brou, Kouadio, Kouakou, Kouamé, Kouassi, N'Dri, N'Guessan, Yao, Konan, Koffi`,
  ),
  women: words(`Adjoua, Affoué, Ahou, Akissi, Amenan, Amoin, Aya, N'Gonan, Tanoa, Ahoua`),
};

export const sahel: Community = {
  country: 'Niger',
  surnames: words(`
    ABDOU, ADAMOU, ALASSANE, ALI, AMADOU, BARRY, BOUBACAR, CISSÉ, DIALLO, DIARRA, GARBA, HAMANI, IDRISSOU, ISSA, ISSOUFOU,
    KEÏTA, MAHAMADOU, MAÏGA, MOUSSA, OUMAROU, SALEY, SANI, SEYNI, SIDIBÉ, TANKO, TOURÉ, YACOUBOU, ZAKARI
  `),
  men: words(
    `Abdoul-Aziz, Abdoulaye, Aboubacar, Ibrahim, Idrissa, Ismaël, Mahamadou, Moctar, Mohamed, Nouhou, Oumarou, Souleymane, Sani, Zakari`,
  ),
  women: words(
    `Aïchatou, Balkissa, Fadima, Hadiza, Halimatou, Hassana, Kadidja, Mariama, Ramatou, Rahinatou, Samira, Zeïnabou`,
  ),
};
