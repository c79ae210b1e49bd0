/**
 * Maximum lengths of displayed texts, in graphemes (description, section 9). One export each, so
 * that a bundle holds only those it uses. Read as `truncations.alumnusName`.
 */
export const homeNewsTitle = 30;
export const homeNewsContent = 80;
export const homeOpportunityTitle = 30;
export const homeOpportunityDescription = 80;
export const alumnusName = 20;
export const alumnusEmail = 22;
export const profileHeaderEmail = 20;
export const profileFormEmail = 25;
export const opportunityTitle = 20;
export const opportunityPublisher = 20;
export const opportunityDescription = 50;
export const adminNewsTitle = 50;
export const slideSubtitle = 20;
export const sidebarNewsTitle = 115;
