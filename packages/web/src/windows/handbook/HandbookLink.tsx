import type { ReactNode } from 'react';

interface HandbookLinkProps {
  /** A rule or the anchor of a section. */
  readonly name: string;
  /** Id of the element it leads to. */
  readonly element: string;
  readonly onGo: (name: string) => void;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A link to another place of the handbook: the window scrolls there itself. */
export const HandbookLink = ({ name, element, onGo, children, ...rest }: HandbookLinkProps) => (
  <a
    {...rest}
    href={`#${element}`}
    onClick={(event) => {
      event.preventDefault();
      onGo(name);
    }}
  >
    {children}
  </a>
);
