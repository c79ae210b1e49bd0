export const emptyAdminNews = 'Auncun résultat';
export const noPublicationDate = '-------';
export const coverRequired = 'Veuillez ajouter une image de couverture.';
export const coverNotAnImage = 'Vous devez sélectionner une image ';
export const confirmOpportunityDelete = 'Voulez-vous vraiment supprimer cette opportunité ?';
export const confirmNewsDelete = 'Supprimer l’actualité ?';
