import { act, renderHook } from '@testing-library/react';
import { useDensity } from './useDensity';

const shown = () => document.documentElement.dataset.density;

test('starts with the given density, and keeps the choice for the next visit', () => {
  const first = renderHook(() => useDensity('compact'));
  expect(shown()).toBe('compact');
  act(() => first.result.current.choose('roomy'));
  expect(shown()).toBe('roomy');
  first.unmount();
  expect(shown()).toBeUndefined();
  const second = renderHook(() => useDensity('compact'));
  expect(second.result.current.density).toBe('roomy');
});

test('follows the choice of another tab', () => {
  const { result } = renderHook(() => useDensity('roomy'));
  localStorage.setItem('alumni.density', 'compact');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(result.current.density).toBe('compact');
});

afterEach(() => localStorage.clear());
