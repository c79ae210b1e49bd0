/** People who left their address, the latest first; invented, like everybody in the demo. */
export const joinSenders = [
  ['afi.kponton', 'Entrepreneur'],
  ['rodrigue.hounsou', "Chercheur d'emploi"],
  ['marie-josephine.abessolo-ndong', "Cadre d'entreprises"],
  ['kossi.amegan', "Chercheur d'emploi"],
  ['estelle.mba', 'Entrepreneur'],
  ['yao.dossou', "Cadre d'entreprises"],
  ['prisca.gnassingan', "Chercheur d'emploi"],
  ['serge.ondo', 'Entrepreneur'],
  ['amele.folly', "Cadre d'entreprises"],
  ['boris.ahouansou', "Chercheur d'emploi"],
  ['larissa.obame', "Cadre d'entreprises"],
  ['komlan.attivor', 'Entrepreneur'],
  ['nadege.sossou', "Chercheur d'emploi"],
  ['ghislain.nze', "Cadre d'entreprises"],
  ['akouvi.lawson', 'Entrepreneur'],
  ['thierry.akplogan', "Chercheur d'emploi"],
  ['sandrine.mintsa', "Cadre d'entreprises"],
  ['edem.tsogbe', 'Entrepreneur'],
  ['fidele.zinsou', "Cadre d'entreprises"],
  ['carine.moussavou', "Chercheur d'emploi"],
  ['mawuena.agbodjan', 'Entrepreneur'],
  ['hermann.quenum', "Cadre d'entreprises"],
  ['olga.bekale', "Chercheur d'emploi"],
  ['selom.kpodar', 'Entrepreneur'],
].map(([name, profession]) => ({
  email: `${name}@exemple.test`,
  profession: profession as string,
}));

/** Notes of staff, by the request's place in the list above. */
export const joinNotes: Record<number, string> = {
  1: 'A appelé mardi : promotion 2014 de Cotonou, filière Finance. À vérifier auprès de la scolarité.',
  8: 'Connue de Hélène, ancienne de Lomé.',
  11: 'Attend son diplôme en janvier : le relancer à ce moment-là.',
};

export const sampleAnswer = {
  subject: 'Rejoignez le réseau des anciens',
  message:
    'Merci de l’intérêt que vous portez au réseau des anciens.\n\nCréez votre compte depuis la page d’accueil : l’équipe vous écrit dès qu’il est approuvé.',
};
