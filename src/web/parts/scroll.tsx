import type { ComponentChildren } from 'preact';

/** A table that may be wider than the page: it scrolls by itself, with the keyboard too. */
export function Scroll({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="scroll" tabindex={0}>
      {children}
    </div>
  );
}
