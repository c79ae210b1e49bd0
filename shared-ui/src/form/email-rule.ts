/** Plausible form only: the API decides. */
export function emailRule(value: string | undefined): string | undefined {
  const plausible = !value?.trim() || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
  return plausible ? undefined : 'Indiquez une adresse e-mail, par exemple prenom@exemple.com.';
}
