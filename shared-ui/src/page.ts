export { Page, type PageProps } from './page/Page';
export { usePageTitle } from './page/usePageTitle';
export { Section, type SectionProps } from './page/Section';
export { PageSkeleton, Skeleton, type SkeletonProps } from './page/Skeleton';
export { Button, type ButtonProps } from './page/Button';
export { StatusTag, type Tone } from './page/StatusTag';
export { setSiteName } from './page/site-name';
