import { Drawing } from './Drawing.tsx';

const Person = ({ x, y, className }: { x: number; y: number; className: string }) => (
  <g className={className} transform={`translate(${x} ${y})`}>
    <circle r="20" />
    <circle className="gezicht" cy="-5" r="6" />
    <path className="gezicht" d="M-11.5 14c1-8 5.5-11 11.5-11s10.5 3 11.5 11" />
  </g>
);

/** A family tree with one person in it, and places for the others. */
export function FamilyDrawing() {
  return (
    <Drawing width={260} height={150}>
      <path className="stippel" d="M112 34h36M130 34v38M66 92V72h128v20M130 72v20" />
      <Person x={92} y={34} className="ik" />
      <Person x={168} y={34} className="stippel" />
      <Person x={66} y={114} className="stippel" />
      <Person x={130} y={114} className="stippel" />
      <Person x={194} y={114} className="stippel" />
    </Drawing>
  );
}
