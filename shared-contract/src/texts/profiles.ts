export const profileSaved = 'Les informations ont été mise á jour';
export const visibilitySaved = 'Votre visibilité est enregistrée';
export const pathRequired = 'Ajouter au moins un parcours';
export const phoneRefused = 'Ce numéro de téléphone n’est pas valide.';
export const photoRequired = 'Vous devez fournir une photo de profil';
export const photoHint = '500x500px max';
export const noReferent = '-- Aucun référent --';
