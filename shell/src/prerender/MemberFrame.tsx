import { AntdTheme } from '@alumni/shared-ui/antd-theme';
import { Route, Routes } from 'react-router-dom';
import { AppContext } from '../composition/app-context';
import { MemberLayout } from '../layouts/MemberLayout';
import { frameApp } from './frame-app';

/** The members' layout as rendered by the server around a first view of one person. */
export function MemberFrame() {
  return (
    <AppContext value={frameApp()}>
      <AntdTheme>
        <Routes>
          <Route element={<MemberLayout />}>
            <Route path="*" element={<div data-screen />} />
          </Route>
        </Routes>
      </AntdTheme>
    </AppContext>
  );
}
