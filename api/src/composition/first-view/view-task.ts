/** A module that draws a first view. */
export interface ViewModule {
  /** Its remote, for the log. */
  owner: string;
  file: string;
  /** Hash as published: other content is not run. */
  integrity: string;
}

/** A module and its input. */
export interface ViewTask {
  module: ViewModule;
  input: string;
}
