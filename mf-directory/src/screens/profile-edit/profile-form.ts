import type { Alumnus, ProfileInput, Sex } from '@alumni/shared-contract';

export interface PathForm {
  id_diplome?: number;
  id_esgis?: number;
  id_filiere?: number;
  start_year?: number;
  end_year?: number;
  success: '0' | '1';
}

/** Form values; missing until chosen. */
export interface ProfileForm {
  nom: string;
  prenoms: string;
  nationalite?: string;
  pays_residence?: string;
  ville?: string;
  telephone?: string;
  profession_id?: number;
  employeur?: string;
  sexe?: Sex;
  biographie?: string;
  parcours: PathForm[];
}

export function formOf(profile: Alumnus): ProfileForm {
  return {
    nom: profile.nom,
    prenoms: profile.prenoms,
    nationalite: profile.nationalite ?? undefined,
    pays_residence: profile.pays_residence ?? undefined,
    ville: profile.ville ?? undefined,
    telephone: profile.telephone ?? undefined,
    profession_id: profile.profession_id ?? undefined,
    employeur: profile.employeur ?? undefined,
    sexe: profile.sexe ?? undefined,
    biographie: profile.biographie ?? undefined,
    parcours: profile.parcours.map(
      ({ id_diplome, id_esgis, id_filiere, start_year, end_year, success }) => ({
        id_diplome,
        id_esgis,
        id_filiere,
        start_year,
        end_year,
        success,
      }),
    ),
  };
}

/** An emptied field is sent as null, which clears it. */
export function inputOf(form: ProfileForm): Partial<ProfileInput> {
  const { ville, profession_id, employeur, biographie, ...rest } = form;
  return {
    ...(rest as Partial<ProfileInput>),
    ville: ville || null,
    profession_id: profession_id || null,
    employeur: employeur || null,
    biographie: biographie || null,
  };
}
