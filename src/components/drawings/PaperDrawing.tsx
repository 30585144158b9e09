import { Drawing } from './Drawing.tsx';

/** Two hands and a sheet of paper on the kitchen table. */
export function PaperDrawing() {
  return (
    <Drawing width={260} height={150}>
      <ellipse className="zacht" cx="130" cy="126" rx="118" ry="14" />
      <path className="papier" d="M97 20 158 14l7 96-68 6z" />
      <path d="M97 20 158 14l7 96-68 6z" />
      <path className="fijn" d="m108 36 38-3.5M109 49l44-4M110 62l43-4M111 75l30-2.5" />
      <path className="accent" d="M113 99c5-8 9-12 11-9s-5 9-2 9 5-7 8-6 0 6 4 5 6-5 16-5" />
      <path
        className="papier"
        d="M8 104l34-12c7-2.5 13-10 21-13l23-8c8-2.5 12 5 5 9l-15 8 34-2c8-.3 9 9 1 10l-13 2c6 1 6 8 0 9l-8 1c3 2 2 7-3 7.5L58 119l-22 6-24 4"
      />
      <path d="M8 104l34-12c7-2.5 13-10 21-13l23-8c8-2.5 12 5 5 9l-15 8 34-2c8-.3 9 9 1 10l-13 2c6 1 6 8 0 9l-8 1c3 2 2 7-3 7.5L58 119l-22 6-24 4M42 92l7 31" />
      <path
        className="papier"
        d="M252 88l-32-6c-8-1.5-14-7-22-8l-22-3c-8-.5-10 7-2 9l14 4-31 3c-8 1-7 10 1 10l14 .5c-6 2-5 9 1 9l9 .5c-3 2.5-1 7 4 7l24 1 24 3 20 4"
      />
      <path d="M252 88l-32-6c-8-1.5-14-7-22-8l-22-3c-8-.5-10 7-2 9l14 4-31 3c-8 1-7 10 1 10l14 .5c-6 2-5 9 1 9l9 .5c-3 2.5-1 7 4 7l24 1 24 3 20 4M220 82l-4 33" />
    </Drawing>
  );
}
