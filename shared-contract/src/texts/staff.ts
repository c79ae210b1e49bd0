export const alumnusAdded = 'Inscription réussie. Consultez vos emails';
export const approvedSuffix = 'a été approuvé';
export const merged = 'Les deux fiches sont réunies';
export const confirmAdministratorDelete = 'Voulez-vous vraiment supprimer cet administrateur ?';
