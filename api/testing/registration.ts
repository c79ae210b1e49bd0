/** Body of POST /auth/register, of a person named Afi. */
export const registrationOf = (lastname: string, email: string) => ({
  lastname,
  firstname: 'Afi',
  email,
  password: 'Passe1234',
  password_confirmation: 'Passe1234',
  status: 'accepted',
});
