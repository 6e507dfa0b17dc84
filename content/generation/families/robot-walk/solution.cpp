int x = 0, y = 0, way = 0;
vector<array<int, 2>> ways{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
set<array<int, 2>> seen{{0, 0}};
for (char move : moves) {
  if (move == 'L') way = (way + 3) % 4;
  if (move == 'R') way = (way + 1) % 4;
  if (move == 'L' || move == 'R') continue;
  int by = move == 'J' ? {{jump}} : 1;
  x += ways[way][0] * by;
  y += ways[way][1] * by;
  {{cpp_ring}}
  seen.insert({x, y});
}
return {{cpp_result}};
