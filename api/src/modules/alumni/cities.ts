/** Cities by country, for people who gave their country only. */
export const cities: Readonly<Record<string, readonly string[]>> = {
  Togo: ['Lomé', 'Sokodé', 'Kara', 'Kpalimé', 'Atakpamé', 'Dapaong', 'Tsévié', 'Aného'],
  Bénin: [
    ...['Cotonou', 'Porto-Novo', 'Parakou', 'Abomey', 'Abomey-Calavi', 'Djougou', 'Bohicon'],
    ...['Natitingou', 'Ouidah', 'Lokossa'],
  ],
  Gabon: ['Libreville', 'Port-Gentil', 'Franceville', 'Oyem', 'Moanda', 'Mouila', 'Lambaréné'],
  Belgique: ['Bruxelles', 'Liège', 'Anvers'],
  'Burkina Faso': ['Ouagadougou', 'Bobo-Dioulasso'],
  Cameroun: ['Douala', 'Yaoundé'],
  Canada: ['Montréal', 'Québec', 'Ottawa', 'Toronto'],
  'Congo (Brazzaville)': ['Brazzaville', 'Pointe-Noire'],
  'République démocratique du Congo': ['Kinshasa', 'Lubumbashi'],
  "Côte d'Ivoire": ['Abidjan', 'Yamoussoukro', 'Bouaké'],
  France: [
    ...['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Lille', 'Bordeaux', 'Nantes', 'Strasbourg'],
    ...['Montpellier', 'Rennes', 'Nice'],
  ],
  Ghana: ['Accra', 'Kumasi'],
  Mali: ['Bamako'],
  Maroc: ['Casablanca', 'Rabat', 'Marrakech'],
  Niger: ['Niamey'],
  Nigeria: ['Lagos', 'Abuja'],
  Sénégal: ['Dakar', 'Thiès'],
  Suisse: ['Genève', 'Lausanne', 'Zurich'],
  Tunisie: ['Tunis', 'Sfax'],
};
