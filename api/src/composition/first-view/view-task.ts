/** A module that draws a first view. */
export interface ViewModule {
  /** Its remote, for the log. */
  owner: string;
  file: string;
  /** Its name in the file, which holds all modules of its remote. */
  name: string;
  /** Hash as published: other content is not run. */
  integrity: string;
}

/** A module and its input. */
export interface ViewTask {
  module: ViewModule;
  input: string;
}

/** Different for each module of each release. */
export const keyOf = ({ file, name }: ViewModule): string => `${file}#${name}`;
