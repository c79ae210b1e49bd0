export { Page, type PageProps } from './page/Page';
export { usePageTitle } from './page/usePageTitle';
export { Section } from './page/Section';
export { Band } from './page/Band';
export { Parcel, ParcelList } from './page/Parcel';
export { PageSkeleton, Skeleton } from './page/Skeleton';
export { StatusTag, type Tone } from './page/StatusTag';
export { setSiteName } from './page/site-name';
export { inlinedJson } from './page/inlined-json';
