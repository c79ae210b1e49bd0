import type { DemoOpportunity } from './opportunity';

const file = ['CV à jour (deux pages au plus)', 'Lettre de motivation', 'Copie du dernier diplôme'];

export const jobs: DemoOpportunity[] = [
  {
    type: 'EMPLOI',
    titre: 'Comptable général(e), Lomé',
    publicateur: 'Zio Agro-industrie',
    description:
      "<p>Zio Agro-industrie transforme le soja et le maïs de huit cents producteurs de la région des Plateaux. Notre service comptable compte quatre personnes ; nous cherchons la cinquième, pour tenir la comptabilité générale et préparer les clôtures mensuelles selon le référentiel SYSCOHADA.</p><p>Vous travaillerez au siège, à Lomé, avec un déplacement par trimestre sur le site de production. <strong>Ce que nous offrons :</strong></p><ul><li>un contrat à durée indéterminée après trois mois d'essai ;</li><li>une formation payée à notre logiciel de gestion ;</li><li>une assurance santé pour vous et votre famille.</li></ul><p>Un premier poste de deux ans au moins est souhaité. Les candidatures des anciens du réseau sont lues en premier.</p>",
    missions: [
      'Tenir les journaux de banque, de caisse et de fournisseurs',
      'Établir les déclarations fiscales et sociales mensuelles',
      'Préparer les rapprochements et la clôture du mois',
      "Suivre l'inventaire annuel avec l'équipe de production",
    ],
    pieces: [...file, 'Deux références professionnelles'],
    published: 2,
    closes: 26,
  },
  {
    type: 'EMPLOI',
    titre: 'Développeur ou développeuse web, Cotonou',
    publicateur: 'Lagune Numérique',
    description:
      "<p>Lagune Numérique édite une application de billetterie pour les transports de la côte. Douze mille voyageurs l'ouvrent chaque jour, souvent sur de petits téléphones et avec peu de réseau : chez nous, un écran léger est une politesse.</p><p>Vous rejoindrez une équipe de six personnes qui relit le code ensemble et qui met en production tous les mardis. Nous ne cherchons pas une liste de technologies, mais quelqu'un qui aime comprendre pourquoi une page est lente.</p><p>Télétravail possible deux jours par semaine ; les anciens de la filière Génie logiciel sont les bienvenus, y compris pour un premier emploi.</p>",
    missions: [
      'Développer les écrans de réservation et de paiement',
      'Écrire les tests et mesurer le poids des pages',
      "Participer à l'astreinte, une semaine sur six",
    ],
    pieces: [
      'CV',
      'Lien vers un projet dont vous êtes fier ou fière, même petit',
      'Quelques lignes sur une panne que vous avez résolue',
    ],
    published: 5,
    closes: 40,
  },
  {
    type: 'EMPLOI',
    titre: 'Juriste d’entreprise, Libreville',
    publicateur: 'Estuaire Mines',
    description:
      "<p>Au sein de la direction juridique, vous rédigez et relisez les contrats de sous-traitance, vous suivez les autorisations administratives et vous conseillez les chefs de projet. Le poste est basé à Libreville, avec des missions de courte durée à l'intérieur du pays.</p><p>Le droit OHADA vous est familier et vous savez l'expliquer à une ingénieure pressée : nous tenons autant à la seconde qualité qu'à la première.</p><p>Rémunération selon expérience, logement de fonction pendant les missions.</p>",
    missions: [
      'Rédiger et négocier les contrats de prestation',
      'Tenir le registre des autorisations et de leurs échéances',
      'Animer deux formations internes par an sur le droit du travail',
    ],
    pieces: [...file, 'Extrait de casier judiciaire de moins de trois mois'],
    published: 8,
    closes: 19,
  },
  {
    type: 'EMPLOI',
    titre: 'Chargé(e) de clientèle en microfinance, Kara',
    publicateur: 'Cauri Microfinance',
    description:
      '<p>Cauri Microfinance accompagne sept mille commerçantes et artisans du nord du Togo. Vous visitez les clients sur leur lieu de travail, vous montez les dossiers de crédit et vous suivez les remboursements. La connaissance du kabyè ou du tem est un vrai avantage.</p><p>Nous formons nos agents pendant six semaines, en salle et sur le terrain, avec un tuteur. Une moto et le carburant sont fournis.</p>',
    missions: [
      'Gérer un portefeuille de cent cinquante clients',
      'Analyser la capacité de remboursement, sur place',
      "Animer des séances d'éducation financière",
    ],
    pieces: [...file, 'Permis de conduire A'],
    published: 12,
    closes: 12,
  },
  {
    type: 'EMPLOI',
    titre: 'Responsable logistique portuaire, Lomé',
    publicateur: 'Mono Transit',
    description:
      "<p>Entre l'arrivée d'un navire et la sortie d'un camion, il y a quarante signatures. Mono Transit en fait gagner la moitié à ses clients. Vous dirigerez une équipe de neuf agents sur le port, en deux équipes, et vous serez l'interlocuteur des douanes et des compagnies maritimes.</p><p>Cinq ans d'expérience dans le transit ou la manutention sont nécessaires. L'anglais écrit est indispensable : les manifestes n'attendent pas la traduction.</p>",
    missions: [
      "Planifier les enlèvements et l'occupation des terre-pleins",
      'Encadrer et former neuf agents',
      'Réduire le délai moyen de sortie, aujourd’hui de six jours',
      'Rendre compte chaque semaine à la direction',
    ],
    pieces: file,
    published: 18,
    closes: 8,
  },
  {
    type: 'EMPLOI',
    titre: 'Analyste de données, à distance',
    publicateur: 'Harmattan Data',
    description:
      "<p>Harmattan Data prévoit les besoins en eau de coopératives maraîchères, du Bénin au Niger, à partir de relevés de terrain et d'images satellitaires. L'équipe est répartie dans quatre pays et se retrouve deux fois par an.</p><p>Vous nettoyez des données imparfaites, vous construisez des modèles simples que l'on peut expliquer à un agriculteur, et vous mesurez honnêtement quand ils se trompent.</p>",
    missions: [
      'Préparer et documenter les jeux de données',
      'Comparer les prévisions aux récoltes réelles',
      'Rédiger une note mensuelle pour les coopératives',
    ],
    pieces: [
      'CV',
      'Une analyse que vous avez publiée ou un rapport de stage',
      'Vos disponibilités',
    ],
    published: 27,
    closes: 33,
  },
  {
    type: 'EMPLOI',
    titre: 'Enseignant(e) vacataire en finance, trois campus',
    publicateur: 'Direction des études',
    description:
      '<p>Le groupe recherche, parmi ses anciens, des praticiens de la finance pour assurer des cours de Licence et de Master au second semestre. Vous enseignez ce que vous faites : analyse financière, trésorerie, marchés régionaux.</p><p>Vingt-quatre à quarante-huit heures par semestre, le soir ou le samedi. Une journée de pédagogie est proposée aux débutants.</p>',
    missions: [
      'Préparer et assurer les cours',
      'Concevoir et corriger les évaluations',
      'Suivre deux mémoires de fin d’études',
    ],
    pieces: ['CV', 'Copie du diplôme le plus élevé', 'Proposition de plan de cours (une page)'],
    published: 44,
    closes: -6,
  },
];
