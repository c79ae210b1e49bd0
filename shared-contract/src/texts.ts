/**
 * French texts of the product description that several screens show, spelling faults included
 * (acceptance.md, "Texts kept with their faults"). A text of one screen stays in that screen. One
 * export each, so that a bundle holds only the texts it uses. Read as `texts.done`.
 */
export * from './texts/general';
export * from './texts/sessions';
export * from './texts/verification';
export * from './texts/passwords';
export * from './texts/accounts';
export * from './texts/mailed-links';
export * from './texts/profiles';
export * from './texts/messages';
export * from './texts/contents';
export * from './texts/staff';
