export { ActionMenu } from './antd-page/ActionMenu';
export { Avatar } from './antd-page/Avatar';
export { CardSkeleton } from './antd-page/CardSkeleton';
export { EmptyNote } from './antd-page/EmptyNote';
export { InlineAlert } from './antd-page/InlineAlert';
export { Section } from './antd-page/Section';
export { StatusTag } from './antd-page/StatusTag';
