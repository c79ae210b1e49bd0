export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
// Apart, because it comes from another file of react-router: webpack writes two files of one statement in
// another order when it reads them from its cache, and the same sources would give other bytes.
export { RouterProvider } from 'react-router-dom';
export {
  defineRoutes,
  href,
  matchRoute,
  queryString,
  type Query,
  type RouteTable,
} from './router/routes';
export { VisitingRouter } from './router/VisitingRouter';
export { hasUnsavedChanges, onUnsavedChange } from './router/unsaved-changes';
