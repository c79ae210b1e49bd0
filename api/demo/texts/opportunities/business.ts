import type { DemoOpportunity } from './opportunity';

export const business: DemoOpportunity[] = [
  {
    type: 'AFFAIRE',
    titre: 'Associé(e) recherché(e) : jus de bissap et de gingembre',
    publicateur: 'Maison Ayélé',
    description:
      "<p>Depuis quatre ans, Maison Ayélé vend ses jus dans trente boutiques de Lomé. La demande dépasse ce que nous pouvons mettre en bouteille. Je cherche une personne associée, ancienne du réseau de préférence, qui apporte du temps, une compétence commerciale et une part du financement d'une seconde ligne.</p><p>Les comptes des trois dernières années sont à la disposition des candidats sérieux, après un premier entretien.</p>",
    missions: [
      'Développer la vente aux hôtels et aux cantines',
      'Suivre l’installation de la seconde ligne',
      'Partager la direction de l’entreprise',
    ],
    pieces: ['Présentation de votre parcours (une page)', 'Montant et calendrier de votre apport'],
    published: 3,
    closes: 60,
  },
  {
    type: 'AFFAIRE',
    titre: 'Appel à partenaires : fournitures scolaires groupées',
    publicateur: 'Établissements Vignon',
    description:
      "<p>En achetant ensemble, onze librairies du sud du Bénin ont payé leurs cahiers quinze pour cent moins cher l'an passé. Nous ouvrons le groupement à dix nouvelles librairies et papeteries, au Bénin et au Togo, avant la prochaine commande.</p><ul><li>Adhésion sans droit d'entrée ;</li><li>commande minimale raisonnable ;</li><li>livraison dans votre ville.</li></ul>",
    missions: ['Recenser vos besoins avant la date limite', 'Participer à la négociation commune'],
    pieces: ['Registre de commerce', 'Estimation de vos achats annuels'],
    published: 7,
    closes: 24,
  },
  {
    type: 'AFFAIRE',
    titre: 'Reprise d’un salon de thé à Libreville',
    publicateur: 'Particulier, promotion 2003',
    description:
      "<p>Je cède un salon de thé de quarante places, bien situé, ouvert depuis neuf ans, avec son équipe de six personnes qui souhaite rester. Je pars m'occuper de mes parents à Oyem et je préfère transmettre à quelqu'un du réseau plutôt qu'à une enseigne.</p><p>Un accompagnement de trois mois est compris. Le bail court encore six ans.</p>",
    missions: [],
    pieces: ['Lettre de présentation', 'Attestation de capacité financière'],
    published: 11,
    closes: null,
  },
  {
    type: 'AFFAIRE',
    titre: 'Sous-traitance : saisie et contrôle de 40 000 fiches',
    publicateur: 'Okoumé Data',
    description:
      '<p>Pour un recensement agricole, nous cherchons un ou deux prestataires capables de saisir et de contrôler quarante mille fiches en dix semaines. Le marché peut être divisé en lots. Les jeunes entreprises fondées par des anciens sont encouragées à se regrouper pour répondre.</p>',
    missions: [
      'Saisir les fiches en double',
      'Contrôler un échantillon de cinq pour cent',
      'Livrer chaque vendredi',
    ],
    pieces: ['Offre technique', 'Offre financière par lot', 'Références de travaux semblables'],
    published: 16,
    closes: 10,
  },
  {
    type: 'AFFAIRE',
    titre: 'Local partagé pour artisans et créateurs, Cotonou',
    publicateur: 'Ateliers de la Lagune',
    description:
      '<p>Nous aménageons un ancien entrepôt en ateliers : tissage, cuir, bois, impression. Douze places, des machines communes, une boutique sur rue. Sept artisans se sont déjà engagés ; nous cherchons les cinq suivants et une personne pour tenir la boutique en association.</p><p>Loyer modéré la première année, le temps que la rue nous connaisse.</p>',
    missions: [
      'Présenter votre activité au groupe',
      'Participer à une permanence de boutique par semaine',
    ],
    pieces: ['Photographies de votre travail', 'Prévision d’activité sur un an'],
    published: 25,
    closes: 48,
  },
  {
    type: 'AFFAIRE',
    titre: 'Distribution de lampes solaires : zone des Savanes',
    publicateur: 'Horizon Énergie',
    description:
      "<p>Horizon Énergie assemble à Lomé des lampes solaires réparables et garanties trois ans. Nous cherchons des distributeurs dans la région des Savanes, avec un point de vente existant et l'envie d'apprendre à réparer ce que l'on vend.</p><p>Stock de départ confié en dépôt, formation de deux jours, marge connue d'avance.</p>",
    missions: [
      'Tenir un stock de trente lampes',
      'Assurer les petites réparations',
      'Rendre compte des ventes chaque mois',
    ],
    pieces: [
      'Pièce d’identité',
      'Photographie du point de vente',
      'Deux personnes de confiance à contacter',
    ],
    published: 41,
    closes: -10,
  },
];
