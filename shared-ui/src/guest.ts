export { Button } from './guest/Button';
export { LinkButton } from './guest/LinkButton';
export { InlineAlert } from './guest/InlineAlert';
