export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
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
