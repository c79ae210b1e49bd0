import { render, screen, waitFor } from '@testing-library/react';
import { SafeHtml } from './SafeHtml';

test('keeps only the tags and attributes of the allow-list', async () => {
  const { container } = render(
    <SafeHtml
      html={`<p style="color:red" onclick="x()">Bon<script>x()</script><img src=x onerror=x()></p>
             <a href="javascript:x()">piège</a><a href="https://exemple.test">lien</a>`}
    />,
  );
  await waitFor(() => expect(container.querySelector('a')).toBeInTheDocument());
  expect(container.querySelector('script, img, [style], [onclick]')).toBeNull();
  expect(screen.getByText('piège')).not.toHaveAttribute('href');
  expect(screen.getByText('lien')).toHaveAttribute('rel', 'noopener noreferrer');
});
