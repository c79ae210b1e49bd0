/** The least that a page with React costs: one heading. Other pages are compared with it. */
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<h1>Réseau des anciens</h1>);
