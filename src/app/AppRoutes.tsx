import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { FullLayout } from './layouts/FullLayout.tsx';
import { lazyPages } from './lazyPages.ts';
import { Gate } from './navigation/Gate.tsx';
import type { Navigator } from './navigation/navigator.ts';
import { PageFrame } from './navigation/PageFrame.tsx';
import { useScrollMemory } from './navigation/useScrollMemory.ts';
import type { AppRoute } from './appRoute.ts';
import { Answer, Guard, MenuLayout, SignedInArea } from './signedIn.ts';

/** The router, made from the table of routes. */
export function AppRoutes({ routes, navigator }: { routes: readonly AppRoute[]; navigator: Navigator }) {
  const dispatch = useAppDispatch();
  const [pages] = useState(() => lazyPages(routes, dispatch));
  const lastPathRef = useRef<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => navigator.bind(navigate), [navigator, navigate]);
  useScrollMemory();

  const rows = (access: AppRoute['access'], layout: AppRoute['layout']) =>
    pages
      .filter(([route]) => route.access === access && route.layout === layout)
      .map(([{ name, path, title }, page]) => (
        <Route
          key={name}
          path={path}
          caseSensitive
          element={<PageFrame key={name} page={page} title={title} lastPathRef={lastPathRef} />}
        />
      ));

  return (
    <Gate routes={routes}>
      <Suspense fallback={null}>
        <Routes>
          <Route path={paths.start} element={<Navigate to={paths.overzicht} replace />} />
          <Route element={<SignedInArea />}>
            <Route element={<MenuLayout />}>
              <Route path={paths.signedIn} element={<Answer />} />
              <Route element={<Guard />}>{rows('login', 'menu')}</Route>
            </Route>
            <Route element={<FullLayout />}>
              <Route element={<Guard />}>{rows('login', 'full')}</Route>
            </Route>
          </Route>
          <Route element={<FullLayout />}>{rows('open', 'full')}</Route>
          {/* Only the sample has these. */}
          <Route element={<MenuLayout />}>{rows('open', 'menu')}</Route>
          <Route path="*" element={<Navigate to={paths.error404} replace />} />
        </Routes>
      </Suspense>
    </Gate>
  );
}
