import { useEffect, useState } from 'react';

/** Object URL of a chosen file, revoked when it is no longer shown. */
export function usePreview(file: File | null | undefined): string | null {
  const [preview, setPreview] = useState<{ of: File; url: string } | null>(null);
  useEffect(() => {
    if (!file || typeof URL.createObjectURL !== 'function') return;
    const url = URL.createObjectURL(file);
    // The address exists only from here on, and must be revoked with this very effect.
    // oxlint-disable-next-line react/set-state-in-effect
    setPreview({ of: file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file && preview?.of === file ? preview.url : null;
}
