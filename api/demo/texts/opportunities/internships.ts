import type { DemoOpportunity } from './opportunity';

const file = ['CV', 'Lettre de motivation', "Attestation d'inscription de l'année en cours"];

export const internships: DemoOpportunity[] = [
  {
    type: 'STAGE',
    titre: 'Stage en audit interne (six mois), Cotonou',
    publicateur: 'Ouémé Audit & Associés',
    description:
      "<p>Chaque année, le cabinet accueille quatre stagiaires de fin d'études et en embauche deux. Vous participez à de vraies missions, chez de vrais clients, avec un auditeur confirmé qui relit tout ce que vous écrivez.</p><p>Le premier mois est consacré à la méthode : comprendre un processus, le décrire en une page, repérer où il peut casser. Ensuite, vous partez sur le terrain.</p><p>Indemnité mensuelle, transport remboursé, ordinateur fourni.</p>",
    missions: [
      'Décrire les processus des clients',
      'Réaliser des tests de conformité',
      "Contribuer aux rapports d'audit",
    ],
    pieces: file,
    published: 1,
    closes: 30,
  },
  {
    type: 'STAGE',
    titre: 'Stage développement mobile, Lomé',
    publicateur: 'Ateliers Mensah',
    description:
      "<p>Nous fabriquons des outils pour les coopératives : pesée, paiement, traçabilité. L'application doit marcher sans réseau pendant trois jours et se comprendre sans savoir lire. C'est un beau problème ; il vous attend.</p><p>L'atelier compte cinq personnes, un ventilateur et beaucoup de café. Vous choisirez votre sujet avec nous la première semaine et vous le présenterez à une coopérative la dernière.</p>",
    missions: [
      'Concevoir un écran avec des utilisateurs',
      "Le développer et l'essayer sur des téléphones modestes",
      'Documenter votre travail pour la suite',
    ],
    pieces: ['CV', 'Un projet personnel ou scolaire'],
    published: 4,
    closes: 45,
  },
  {
    type: 'STAGE',
    titre: 'Stage ressources humaines, Libreville',
    publicateur: 'Komo Énergie',
    description:
      "<p>La direction des ressources humaines prépare le passage aux entretiens annuels numériques. Vous l'aidez à écrire les guides, à former les responsables et à recueillir leurs remarques.</p><p>Quatre mois, à temps plein, à partir du début du prochain trimestre. Restaurant d'entreprise et indemnité de transport.</p>",
    missions: [
      "Rédiger le guide de l'entretien annuel",
      'Animer des ateliers avec les chefs de service',
      'Tenir le tableau de suivi et en tirer un bilan',
    ],
    pieces: file,
    published: 9,
    closes: 21,
  },
  {
    type: 'STAGE',
    titre: 'Stage communication et réseaux sociaux, Cotonou',
    publicateur: 'Soleil levant Hôtellerie',
    description:
      "<p>Trois hôtels, une table d'hôtes, un jardin : il y a beaucoup à raconter et peu de gens pour le faire. Vous prenez des photographies, vous écrivez, vous répondez aux voyageurs, et vous apprenez à mesurer ce qui attire vraiment des clients.</p><p>Une bonne plume en français est nécessaire ; l'anglais ou le yoruba sont bienvenus.</p>",
    missions: [
      'Tenir le calendrier des publications',
      'Répondre aux messages dans la journée',
      'Proposer une campagne pour la basse saison',
    ],
    pieces: ['CV', 'Trois textes ou trois images dont vous êtes l’auteur'],
    published: 15,
    closes: 16,
  },
  {
    type: 'STAGE',
    titre: 'Stage génie civil : ouvrages d’assainissement, Lomé',
    publicateur: 'Baobab Bâtiment',
    description:
      "<p>Le chantier relie quatre quartiers au réseau d'eaux pluviales. Vous suivez les métrés, vous contrôlez la pose des canalisations et vous apprenez à parler à tout le monde, du topographe au riverain mécontent.</p><p>Chaussures de sécurité fournies. Départ sur le chantier à six heures et demie.</p>",
    missions: [
      'Établir les métrés et les attachements',
      'Contrôler la mise en œuvre',
      'Rédiger le compte rendu hebdomadaire',
    ],
    pieces: [...file, 'Certificat médical d’aptitude'],
    published: 22,
    closes: 5,
  },
  {
    type: 'STAGE',
    titre: 'Stage juridique : propriété intellectuelle',
    publicateur: 'Cabinet Iroko Conseil',
    description:
      "<p>Marques, dessins, indications géographiques : le cabinet défend des créateurs et des coopératives de toute la région. Vous préparez des recherches d'antériorité et des projets de courriers, sous la conduite d'une avocate ancienne du campus de Lomé.</p><p>Stage de trois mois, renouvelable une fois.</p>",
    missions: [
      "Mener des recherches d'antériorité",
      'Préparer les dossiers de dépôt',
      'Tenir la veille jurisprudentielle',
    ],
    pieces: file,
    published: 34,
    closes: -3,
  },
  {
    type: 'STAGE',
    titre: 'Stage science des données pour la santé',
    publicateur: 'Tamarin Santé',
    description:
      '<p>Tamarin Santé aide douze centres de soins à prévoir leurs stocks de médicaments. Le stage consiste à comparer des méthodes de prévision sur cinq années de relevés, puis à mettre la meilleure entre les mains des pharmaciens.</p><p>Les données sont anonymisées ; vous signez un engagement de confidentialité.</p>',
    missions: [
      'Nettoyer et décrire les relevés',
      'Comparer trois méthodes de prévision',
      'Former deux pharmaciens à l’outil',
    ],
    pieces: ['CV', 'Relevé de notes', 'Lettre de motivation'],
    published: 38,
    closes: 52,
  },
];
