export interface SafeHtmlProps {
  html: string;
  className?: string;
}
