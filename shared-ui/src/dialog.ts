export { Dialog } from './dialog/Dialog';
export { FormDialog } from './dialog/FormDialog';
