/** Lists of sign-ups without approval: `incomplete` ones lack a verified address or a profile. */
export const approvalQueues = ['ready', 'incomplete', 'refused'] as const;
export type ApprovalQueue = (typeof approvalQueues)[number];
