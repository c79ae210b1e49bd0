/** Filter of the list: incomplete sign-ups are left out, so that they are not approved by mistake. */
export const readyForApproval = { approved: 0, ready: 1 };
