export {
  createBrowserRouter,
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export {
  defineRoutes,
  href,
  matchRoute,
  queryString,
  type Params,
  type Query,
  type RouteMatch,
  type RouteTable,
} from './router/routes';
export { LinkButton } from './router/LinkButton';
export { VisitingRouter, type VisitingRouterProps } from './router/VisitingRouter';
export { hasUnsavedChanges, onUnsavedChange } from './router/unsaved-changes';
