import { Route, Routes } from 'react-router-dom';
import { AppContext } from '../composition/app-context';
import { PublicLayout } from '../layouts/PublicLayout';
import { frameApp } from './frame-app';

/** The public layout as rendered by the server around a first view; marks where the view goes. */
export function PublicFrame() {
  return (
    <AppContext value={frameApp()}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="*" element={<div data-screen />} />
        </Route>
      </Routes>
    </AppContext>
  );
}
