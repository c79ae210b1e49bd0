import { business } from './opportunities/business';
import { internships } from './opportunities/internships';
import { jobs } from './opportunities/jobs';

/** Twenty of the three types, some expired. */
export const opportunities = [...jobs, ...internships, ...business];
